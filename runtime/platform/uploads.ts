import { Readable } from 'node:stream';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Route } from './fastify.ts';
import type { Upload } from './http.ts';

/**
 * Leaves the bodies of uploads to their operations. The parsers stand in the application itself, not in a part of it, so
 * that no hook of the application is passed by.
 */
export function takeUploads(app: FastifyInstance, routes: readonly Route[]): void {
  for (const type of new Set(routes.flatMap(({ upload }) => upload ?? []))) {
    app.addContentTypeParser(type, (request, payload, done) => {
      if (request.routeOptions.config.operation?.upload?.includes(type) === true) done(null, payload);
      else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type));
    });
  }
}

/** The body of an upload. Whatever else a parser has made of a body, it was not of a type that the operation takes. */
export function uploadIn({ body, headers }: FastifyRequest): Upload {
  const contentType = headers['content-type'] ?? '';
  if (!(body instanceof Readable)) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(contentType);
  return {
    contentType,
    // Destroyed, it would take the connection with it, and the answer.
    stream: { [Symbol.asyncIterator]: () => body.iterator({ destroyOnReturn: false }) },
  };
}
