/**
 * What search stands on. Every searchable thing is an entity with a number; its text lies in documents whose ids begin with
 * that number, so the entity of a match is known without reading anything (search-numbers.ts). Triggers keep all of it in
 * step with the tables it comes from, whoever writes them. Beside these tables: `search_words` and `search_trigrams`, the
 * full-text indexes of `search_document`, and `search_trigram`, the vocabulary of the latter.
 */
export interface SearchTables {
  readonly search_entity: SearchEntityRow;
  readonly search_document: SearchDocumentRow;
  readonly search_piece: SearchPieceRow;
  readonly search_waiting: SearchWaitingRow;
  readonly search_vector: SearchVectorRow;
  readonly search_embedding: SearchEmbeddingRow;
}

/** What a result is: a conversation, an artifact, a file or a memory. */
export interface SearchEntityRow {
  readonly number: bigint;

  /** Of the thing itself: `conv_…`, `art_…`, `file_…`, `mem_…`. */
  readonly id: string;

  /** Null: in no project. */
  readonly project_id: string | null;

  /** Of a file; null: in no conversation. */
  readonly conversation_id: string | null;
}

/** A piece of text that is found as a whole: a title, or a passage of a message, file, artifact or memory. */
export interface SearchDocumentRow {
  readonly id: bigint;

  /** Empty in all but an entity's first document. */
  readonly title: string;
  readonly body: string;
}

/** The numbers of the pieces that a long text is cut into, from 0: triggers have no loops. */
export interface SearchPieceRow {
  readonly n: bigint;
}

/** Documents that have no vector yet. */
export interface SearchWaitingRow {
  readonly document_id: bigint;
}

/** Which vector a document has. */
export interface SearchVectorRow {
  readonly document_id: bigint;
  readonly embedding: bigint;
}

/** A vector, for every document with the same text. It goes with the last of them. */
export interface SearchEmbeddingRow {
  readonly number: bigint;
  readonly model: string;

  /** SHA-256 of the text. */
  readonly hash: Uint8Array;

  /** Floats of 32 bits, little-endian, of length 1 together. */
  readonly vector: Uint8Array;
}
