// Everything works without this file; it only makes some of it quicker.
"use strict";
(() => {
  // Search as you type: the form is sent as it would be by its button, and the list below is put in place.
  const form = document.getElementById("find");
  const results = document.getElementById("results");
  if (!form || !results || !window.fetch || !window.DOMParser) return;
  let waiting = 0;
  let running = null;
  const search = async () => {
    if (running) running.abort();
    running = new AbortController();
    const sent = new URLSearchParams(new FormData(form));
    sent.set("do", "find");
    try {
      const answer = await fetch(form.action, { method: "POST", body: sent, credentials: "same-origin", signal: running.signal });
      if (!answer.ok || answer.redirected) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const found = page.getElementById("results");
      if (found) results.replaceChildren(...document.adoptNode(found).childNodes);
    } catch (error) {
      if (error.name !== "AbortError") form.submit();
    }
  };
  form.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(search, 250);
  });
})();
