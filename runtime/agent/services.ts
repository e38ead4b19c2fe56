import type { Operations } from '@polywire/generated/local/operations.ts';
import type { OpenBrowser } from './artifacts/browser.ts';
import { Connections } from './connectors/connections.ts';
import type { Keyring } from './connectors/keys/keyring.ts';
import { EventStreams } from './events/streams.ts';
import { Extraction } from './files/extraction/extraction.ts';
import type { Ground } from './ground.ts';
import { artifactsOperations } from './operations/artifacts.ts';
import { cellsOperations } from './operations/cells.ts';
import { connectorsOperations } from './operations/connectors.ts';
import { conversationsOperations } from './operations/conversations.ts';
import { eventsOperations } from './operations/events.ts';
import { filesOperations } from './operations/files.ts';
import { healthOperations } from './operations/health.ts';
import { memoriesOperations } from './operations/memories.ts';
import { projectsOperations } from './operations/projects.ts';
import { responsesOperations } from './operations/responses.ts';
import { schedulesOperations } from './operations/schedules.ts';
import { scratchpadsOperations } from './operations/scratchpads.ts';
import { searchOperations } from './operations/search.ts';
import { skillsOperations } from './operations/skills.ts';
import { transferOperations } from './operations/transfer.ts';
import { Scheduler } from './schedules/scheduler.ts';
import { CellRuns } from './scratchpads/run/runs.ts';
import { sweepDoomed } from './storage/doomed.ts';
import { Embeddings } from './search/embeddings/embeddings.ts';
import { toolsOf } from './tools/tools.ts';
import { gatewayOf } from './turns/gateway.ts';
import { Turns } from './turns/turns.ts';

/** Every part of the server, ready for requests. */
export interface Services {
  /** One for each operation of the API. */
  readonly operations: Operations;

  /** Answers that have no end of their own end, so that the server can. */
  stop(): void;

  /** Work behind the requests ends, and turns with it. */
  close(): Promise<void>;
}

/** What the parts know of the world outside. */
export interface Surroundings {
  /** The server's own address, without a slash at the end, once it listens. */
  readonly address: () => string;
  readonly openBrowser: OpenBrowser;

  /** Where the key of the connections' secrets may be kept; null: there is no such place. */
  readonly keyring: () => Promise<Keyring | null>;
}

/** Puts the parts on their ground, and takes up what the last process left. */
export async function startServices(
  ground: Ground,
  { address, openBrowser, keyring }: Surroundings,
): Promise<Services> {
  const streams = new EventStreams(ground.bus, ground.limits.event_backlog);
  const extraction = new Extraction(ground);
  const connections = new Connections(ground, { keyring });
  const runs = new CellRuns(ground);
  const { embeddingModel } = ground.settings;
  const embeddings = embeddingModel === null ? null : new Embeddings(ground, embeddingModel);
  const gateway = gatewayOf(ground.settings);
  const { database } = ground;
  const turns = new Turns(ground, toolsOf({ database, connections, meaning: embeddings, gateway, runs }));
  const scheduler = new Scheduler(ground, turns);
  const stopWork = async (conversationId: string): Promise<void> => {
    await turns.stopTurn(conversationId);
    await runs.stopConversation(conversationId);
  };
  await turns.start();
  await runs.start();
  await sweepDoomed(ground);
  extraction.wake();
  await scheduler.start();
  await embeddings?.start();
  return {
    operations: {
      ...artifactsOperations(ground, address, { openBrowser, hasShell: () => streams.hasShell }),
      ...cellsOperations(ground, runs),
      ...connectorsOperations(connections),
      ...conversationsOperations(ground, stopWork),
      ...eventsOperations(streams),
      ...filesOperations(ground, extraction),
      ...healthOperations(ground),
      ...memoriesOperations(ground),
      ...projectsOperations(ground, stopWork),
      ...responsesOperations(turns),
      ...schedulesOperations(ground, scheduler),
      ...scratchpadsOperations(ground, runs),
      ...searchOperations(ground, embeddings),
      ...skillsOperations(ground),
      ...transferOperations(ground, extraction),
    },
    stop() {
      streams.close();
    },
    async close() {
      await Promise.all([scheduler.close(), turns.close(), runs.close()]);
      await Promise.all([connections.close(), extraction.close(), embeddings?.close()]);
    },
  };
}
