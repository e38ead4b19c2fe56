/** What the user decided, with defaults filled in and credentials read: the agent's file, options and environment together. */
export interface Settings {
  /** 0: any free one. */
  readonly port: number;

  /** Of the gateway: without a trailing slash and without `/v1`. */
  readonly gatewayUrl: string;

  /** Null: none is sent. */
  readonly gatewayKey: string | null;

  /** Of a turn that names none. */
  readonly model: string;

  /** Null: search does without. */
  readonly embeddingModel: string | null;

  /** By connector spec. */
  readonly oauthClients: Readonly<Record<string, OauthClientSettings>>;
}

export interface OauthClientSettings {
  readonly clientId: string;

  /** Null: a public client. */
  readonly clientSecret: string | null;
}
