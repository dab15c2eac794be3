# Undercroft as an image: the program, its Node and the libraries that Node asks for, and nothing else: no shell, no package manager.
#   docker build -t undercroft .                                  from a checkout, with a public base
#   npm run release -- --image && docker build --build-arg STAGE=host -t undercroft .   without any base and any network
# The base is named by its tag, so that a checkout builds today and next year. A release is built with its digest
# (--build-arg BASE=node:26-slim@sha256:...), which its notes tell. Nothing of the base is in the image but C libraries.
ARG BASE=node:26-slim
ARG STAGE=build

FROM ${BASE} AS build
ARG WITHOUT=
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 binutils
WORKDIR /src
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund && npm run release -- --image ${WITHOUT:+--without $WITHOUT}

FROM scratch AS host
COPY release/image /src/release/image

FROM ${STAGE} AS made

FROM scratch
ARG REVISION=
LABEL org.opencontainers.image.title="Undercroft" \
  org.opencontainers.image.description="A digital table for ruin-delving games." \
  org.opencontainers.image.licenses="MIT AND CC-BY-NC-4.0 AND CC-BY-3.0 AND OFL-1.1" \
  org.opencontainers.image.revision="${REVISION}"
COPY --from=made /src/release/image /
ENV HOST=0.0.0.0 PORT=7777 UNDERCROFT_DATA=/data HOME=/data
USER 10001:10001
VOLUME /data
EXPOSE 7777
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=6s --start-period=10s CMD ["/bin/node", "/undercroft/dist/start.js", "health"]
ENTRYPOINT ["/bin/node", "/undercroft/dist/start.js"]
CMD ["serve"]
