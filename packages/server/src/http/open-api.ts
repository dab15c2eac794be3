// The OpenAPI document of everything that a script may ask over HTTP, made from the routes' own schemas.
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { ServerSettings } from '../server-settings.ts';

export async function mountOpenApi(
  fastify: FastifyInstance,
  { version, publicUrl }: ServerSettings,
): Promise<void> {
  await fastify.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Undercroft',
        version,
        description:
          'Tables for ruin-delving games. Begin with POST /api/session and send its token as a bearer token.',
      },
      ...(publicUrl && { servers: [{ url: publicUrl }] }),
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }],
    },
  });
  fastify.get('/api/openapi.json', { schema: { summary: 'This document' } }, async () => fastify.swagger());
}
