import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { ATTR_SERVICE_NAME, ATTR_SERVICE_VERSION } from '@opentelemetry/semantic-conventions';
import { ATTR_PROCESS_PID, ATTR_SERVICE_INSTANCE_ID } from '@opentelemetry/semantic-conventions/incubating';
import manifest from '../../../package.json' with { type: 'json' };
import { newId } from '../../../platform/ids.ts';

/** The instrumentation's name and version. */
export const scope = { name: manifest.name, version: manifest.version } as const;

/** This process, as metrics and traces name it; OpenTelemetry's own variables have the last word. */
export const resource: Resource = defaultResource()
  .merge(
    resourceFromAttributes({
      [ATTR_SERVICE_NAME]: 'polywire-gateway',
      [ATTR_SERVICE_VERSION]: manifest.version,
      [ATTR_SERVICE_INSTANCE_ID]: newId(),
      [ATTR_PROCESS_PID]: process.pid,
    }),
  )
  .merge(detectResources({ detectors: [envDetector] }));
