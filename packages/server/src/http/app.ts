// The HTTP side: Fastify with limits, security headers and coded answers; the routes are mounted from their own files.
import Fastify, { type FastifyError, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Heartbeat } from '../heartbeat.ts';
import type { NoticeSender } from '../notices/sender.ts';
import type { Log, ServerContext } from '../server-context.ts';
import type { ServerSettings } from '../server-settings.ts';
import type { Sockets } from '../socket/sockets.ts';
import { mountAdmin } from './admin.ts';
import { mountClubEvents } from './club-events.ts';
import { mountClubs } from './clubs.ts';
import { mountEvents } from './events.ts';
import { mountHealth } from './health.ts';
import { mountNotices } from './notices.ts';
import { mountOpenApi } from './open-api.ts';
import { isOriginAllowed } from './origin.ts';
import { mountPasskeys } from './passkeys.ts';
import { mountPeople } from './people.ts';
import { mountPuzzles } from './puzzles.ts';
import { mountRecords } from './records.ts';
import { RefusedRequest, tooFast } from './refused-request.ts';
import { mountResults } from './results.ts';
import { routesOf } from './routes.ts';
import { secureHeaders } from './secure-headers.ts';
import { mountSeek } from './seek.ts';
import { mountStatic } from './static.ts';
import { mountStudies } from './studies.ts';
import { mountTables } from './tables.ts';
import { mountTies } from './ties.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** In points of `budgets.ts`; 1 where a route of the API names none. */
    readonly price?: number;
  }
}

/** The log holds no cookies, no tokens, and nothing that stands behind a question mark. */
const DISCREET = {
  redact: ['req.headers.cookie', 'req.headers.authorization'],
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      url: request.url?.split('?', 1)[0] ?? '',
      address: request.ip,
    }),
  },
};

export async function createApp(settings: ServerSettings) {
  const fastify = Fastify({
    logger: settings.logLevel === 'silent' ? false : { level: settings.logLevel, ...DISCREET },
    logController: new LogController({ disableRequestLogging: settings.logLevel !== 'debug' }),
    bodyLimit: settings.limits.bodyBytes,
    trustProxy: settings.trustProxy.length > 0 && [...settings.trustProxy],
    requestTimeout: 15_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 30_000,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerError,
    ajv: { customOptions: { coerceTypes: 'array', removeAdditional: false, strict: false } },
  });
  await secureHeaders(fastify, settings);
  fastify.addHook('onRequest', async (request: FastifyRequest) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && !isOriginAllowed(settings, request.headers))
      throw new RefusedRequest({ code: 'bad-origin' });
  });
  fastify.setErrorHandler(answerError);

  return {
    fastify,
    log: fastify.log as unknown as Log,
    async mount(context: ServerContext, sockets: Sockets, sender: NoticeSender, heartbeat: Heartbeat) {
      fastify.addHook('onRequest', (request) => payFor(request, context));
      await mountOpenApi(fastify, settings);
      mountHealth(fastify, context, sockets, heartbeat);
      const routes = routesOf(fastify, context);
      mountPeople(routes, context, sockets);
      mountPasskeys(routes, context);
      mountTables(routes, context);
      mountRecords(routes, context);
      mountStudies(routes, context);
      mountSeek(routes, context);
      mountResults(routes, context);
      mountEvents(routes, context);
      mountPuzzles(routes, context);
      mountTies(routes, context);
      mountClubs(routes, context);
      mountClubEvents(routes, context);
      mountNotices(routes, context, sender);
      mountAdmin(routes, context, sockets);
      await mountStatic(fastify, settings);
    },
  };
}

/** As a code; what went wrong in here is only for the log. */
function answerError(
  error: FastifyError | RefusedRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof RefusedRequest) {
    const { retryAfter } = error.refusal.args ?? {};
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return reply.code(error.statusCode).send(error.refusal);
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  const code = status === 413 ? 'too-large' : status >= 500 ? 'failed' : 'bad-request';
  return reply
    .code(status)
    .send({ code, ...(status < 500 && { args: { where: error.message.slice(0, 200) } }) });
}

/** The client's files and the health of the server are free: to refuse them would cost as much as to send them. */
async function payFor(request: FastifyRequest, { budgets, sessions, metrics }: ServerContext): Promise<void> {
  const price = request.routeOptions.config.price ?? (request.url.startsWith('/api/') ? 1 : 0);
  if (price === 0) return;
  const person = (await sessions.of(request.headers))?.id;
  const { isRefused, wait } = budgets.pay({ person, address: request.ip }, price);
  if (isRefused) {
    metrics.count('too_fast');
    throw tooFast(wait);
  }
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}
