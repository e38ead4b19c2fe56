/** Errors of the catalogue are a union: each code has its status and what to do next. */
import { ApiError, isServiceError, Polywire } from '@polywire/sdk/gateway';

const client = new Polywire({
  baseUrl: process.env['POLYWIRE_URL'] ?? 'http://127.0.0.1:8080',
  apiKey: process.env['POLYWIRE_KEY'] ?? '',
});

try {
  await client.chat.completions.create({ model: 'nobodys-model', messages: [{ role: 'user', content: 'Hi' }] });
} catch (error) {
  if (isServiceError(error)) {
    switch (error.code) {
      case 'model_not_found':
        console.log(error.status, error.advice);
        // prints: 404 Use an alias from GET /v1/models.
        break;
      case 'wallet_empty':
      case 'rate_limited':
        console.log('later', error.resetAt);
        break;
      default:
        throw error;
    }
  } else if (error instanceof ApiError) {
    console.log('a provider said', error.status, error.message);
  } else {
    throw error;
  }
}
