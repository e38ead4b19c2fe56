/**
 * Imports go one way: cli → gateway, agent → adapt, wires → turn → platform. `generated` may be imported by all of
 * runtime and imports only the contracts of runtime/platform (and runtime/client, inside the SDK). Conformance talks
 * to a server over HTTP only.
 */
const never = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
});

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    never(
      'platform-knows-no-domain',
      '^runtime/platform',
      '^(runtime/(?!platform)|generated|generator|conformance)',
      'platform has no domain word',
    ),
    never('turn-below-wires', '^runtime/turn', '^runtime/(?!turn|platform)', 'turn stands on platform alone'),
    never(
      'wires-below-gateway',
      '^runtime/wires',
      '^runtime/(?!wires|turn|platform)',
      'a codec knows turns, not services',
    ),
    never(
      'adapt-below-gateway',
      '^runtime/adapt',
      '^runtime/(?!adapt|turn|platform)',
      'adaptation knows turns, not services',
    ),
    never('services-apart', '^runtime/gateway', '^runtime/(agent|cli)', 'the two services never import each other'),
    never(
      'services-apart-2',
      '^runtime/agent',
      '^runtime/(gateway|cli|adapt|wires)',
      'the two services never import each other',
    ),
    never(
      'client-alone',
      '^runtime/client/(?!package/)',
      '^(runtime/(?!client)|generated|generator)',
      'the SDK core stands alone',
    ),
    never(
      'generated-contracts',
      '^generated/(?!sdk)',
      '^(runtime/(?!platform)|generator|conformance|spec)',
      'generated code imports contracts of the platform only',
    ),
    never(
      'sdk-core',
      '^generated/sdk',
      '^(runtime/(?!client)|generator|conformance|spec)',
      'the SDK imports its core only',
    ),
    never(
      'generator-apart',
      '^generator',
      '^(runtime|generated|conformance)',
      'the generator reads spec/ and writes text',
    ),
    never(
      'runtime-apart',
      '^runtime',
      '^(generator|conformance|spec)',
      'the runtime knows what was generated, not how',
    ),
    never(
      'conformance-over-http',
      '^conformance/(?!.*\\.test\\.ts)',
      '^(runtime|generator)',
      'conformance talks over HTTP',
    ),
    {
      ...never('opentelemetry-lazily', '^runtime/(?!gateway/telemetry/opentelemetry/)', '', 'who wants none pays none'),
      to: { path: '^runtime/gateway/telemetry/opentelemetry/', dynamic: false },
    },
    { name: 'not-resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default'] },
  },
};
