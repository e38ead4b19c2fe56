/**
 * The types of Polywire.Wires.Embeddings, from spec/wires/embeddings.tsp.
 *
 * Written by the generator; never edited by hand.
 */
export interface components {
  schemas: {
    readonly Embedding: {
      readonly object: 'embedding';
      readonly index: number;
      /** Numbers, or the base64 of little-endian 32-bit floats. */
      readonly embedding: readonly number[] | string;
    };
    readonly Usage: {
      readonly prompt_tokens: number;
      readonly total_tokens: number;
    };
    readonly Reply: {
      readonly object: 'list';
      /** In the order of the input. */
      readonly data: readonly components['schemas']['Embedding'][];
      readonly model: string;
      readonly usage: components['schemas']['Usage'];
    };
    readonly ErrorDetail: {
      readonly message: string;
      readonly type?: string | null;
      readonly param?: string | null;
      readonly code?: string | number | null;
    };
    readonly ErrorBody: {
      readonly error: components['schemas']['ErrorDetail'];
    };
    readonly Texts: readonly string[];
    readonly Tokens: readonly number[];
    readonly TokenList: readonly number[];
    readonly TokenLists: readonly components['schemas']['TokenList'][];
    readonly Request: {
      /** The provider's own id of the model. */
      readonly model: string;
      /** One text, several, one text as tokens, or several so. */
      readonly input:
        string | components['schemas']['Texts'] | components['schemas']['Tokens'] | components['schemas']['TokenLists'];
      readonly encoding_format?: 'float' | 'base64';
      /** Length of the vectors, where the model can shorten them. */
      readonly dimensions?: number;
      readonly user?: string;
    };
  };
}
export type Embedding = components['schemas']['Embedding'];
export type Usage = components['schemas']['Usage'];
export type Reply = components['schemas']['Reply'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type Texts = components['schemas']['Texts'];
export type Tokens = components['schemas']['Tokens'];
export type TokenList = components['schemas']['TokenList'];
export type TokenLists = components['schemas']['TokenLists'];
export type Request = components['schemas']['Request'];
