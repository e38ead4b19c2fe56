import {
  defaultResource,
  detectResources,
  type Resource,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import { ATTR_SERVICE_NAME, ATTR_SERVICE_VERSION } from '@opentelemetry/semantic-conventions';
import manifest from '../../../package.json' with { type: 'json' };
import { newId } from '../../../platform/ids.ts';
import { system } from './names.ts';

/** The instrumentation's name and version. */
export const scope = { name: manifest.name, version: manifest.version } as const;

/** This process, as metrics and traces name it; OpenTelemetry's own variables have the last word. */
export const resource: Resource = defaultResource()
  .merge(
    resourceFromAttributes({
      [ATTR_SERVICE_NAME]: 'polywire-gateway',
      [ATTR_SERVICE_VERSION]: manifest.version,
      [system.instance]: newId(),
      [system.pid]: process.pid,
    }),
  )
  .merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }));
