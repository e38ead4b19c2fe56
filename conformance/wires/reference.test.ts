import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Wire } from '@polywire/generated/catalog/rows.ts';
import { drawn } from './drawn.ts';
import { hasReference, Official, type DocumentName } from './official.ts';
import { WireSchema } from './schema.ts';
import { without, type Unclaimed } from './unclaimed.ts';

