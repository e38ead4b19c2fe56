interface Call {
  readonly id?: number;
  readonly method: string;
  readonly params?: {
    readonly protocolVersion?: string;
    readonly name?: string;
    readonly arguments?: { readonly text?: string };
  };
}

const tools = [
  {
    name: 'echo',
    description: 'Says it again.',
    inputSchema: { type: 'object', properties: { text: { type: 'string' } } },
    annotations: { readOnlyHint: true },
  },
  { name: 'environment', description: 'Names of its variables.', inputSchema: { type: 'object' } },
  { name: 'wait', description: 'Never answers.', inputSchema: { type: 'object' } },
];

/** What a small MCP server answers to a message; null: nothing. */
export function mcpAnswer(message: unknown, environment: NodeJS.ProcessEnv): object | null {
  const { id, method, params = {} } = message as Call;
  if (id === undefined) return null;
  const result = (value: object): object => ({ jsonrpc: '2.0', id, result: value });
  const text = (said: string): object => result({ content: [{ type: 'text', text: said }] });
  switch (method) {
    case 'initialize':
      return result({
        protocolVersion: params.protocolVersion ?? '',
        capabilities: { tools: {} },
        serverInfo: { name: 'test', version: '1' },
      });
    case 'tools/list':
      return result({ tools });
    case 'tools/call':
      if (params.name === 'echo') return text(params.arguments?.text ?? '');
      if (params.name === 'environment') return text(Object.keys(environment).toSorted().join(' '));
      if (params.name === 'wait') return null;
      return result({ isError: true, content: [{ type: 'text', text: 'there is no such tool' }] });
    default:
      return { jsonrpc: '2.0', id, error: { code: -32601, message: 'no such method' } };
  }
}
