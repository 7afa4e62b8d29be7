# The memory as a service of its own, without LangGraph's server: `hnpal-memory serve`, and every other command.
# docker build -t hnpal-memory . && docker run -v memory:/data -e MEMORY_AUTH_SECRET=… -p 127.0.0.1:8000:8000 hnpal-memory
FROM python:3.11-slim AS build
WORKDIR /src
COPY . .
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.11-slim
RUN useradd --create-home --uid 10001 memory && install --directory --owner=memory --mode=700 /data
COPY --from=build /src/constraints.txt /wheels/ /wheels/
RUN pip install --no-cache-dir -c /wheels/constraints.txt "$(echo /wheels/*.whl)[langchain,server,mcp,postgres]"
# Patterns and tables are compiled here, where the user who runs the service may not write.
RUN python -c "import hnpal_memory.web.app; from hnpal_memory.language.read_ahead import read_ahead; read_ahead()"
ENV MEMORY_DATA_DIR=/data LANGSMITH_TRACING=false PYTHONUNBUFFERED=1
USER memory
WORKDIR /home/memory
VOLUME /data
EXPOSE 8000
HEALTHCHECK --start-period=30s CMD ["hnpal-memory", "serve", "--check"]
ENTRYPOINT ["hnpal-memory"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
