import { expect, it } from 'vitest';
import { serve } from './serve.ts';

it.each(['http://example.com/', 'https://example.com/', 'http://192.0.2.1/'])(
  'A client that calls %s is kept here and told of',
  async (address) => {
    const running = await serve();
    await expect(fetch(address)).rejects.toThrow('fetch failed');
    expect(await running.http.get('/v1/models/a-mid')).toMatchObject({ id: 'a-mid' });
    await expect(running.stop()).rejects.toThrow(new URL(address).hostname);
  },
);
