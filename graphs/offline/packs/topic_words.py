"""Words of titles that name no topic."""

from graphs.offline.packs.word_list import words

NOT_A_TOPIC = words(
    """a an the and or but of to in on at for with by from as is are was were be been it its this that these those
    i me my we us our you your he she they them their who what when where why how which not no yes do does did
    done can could will would should may might must have has had get gets got more most less least much many
    some any all every each other another new newer newest old latest first last next best better good great big
    bigger small fast faster slow slower free open show ask hn tell launch launched launches launching release
    released releases releasing announcing announce announced introducing introduces introduction guide tutorial
    deep dive part review news update updated updates version using use used uses build building built make
    making made write writing written run running year years day days week month time today now then than into
    over under about after before between without within against out up down off only just still also very
    really way ways thing things look inside state future past history story case cases study lessons learned
    learn learning know need want like love hate people world work works working vs via per pdf video yc beta
    alpha matter matters things understand understanding explained explain practical modern simple simpler
    simply real really beyond towards toward rethinking я ти він вона ми ви вони це цей ця ці той що як де коли
    чому хто який яка яке які та і й або але не ні так у в на з із зі до від для про по за над під при через без
    між новий нова нове нові версія версії вийшов вийшла реліз огляд посібник частина"""
) | frozenset(str(year) for year in range(1990, 2040))
