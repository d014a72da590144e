import type { Config } from 'payload'
import { z } from 'zod'
import { count, flag, opaque, text } from '../values.ts'

/** Keys of Payload's config that say how it is served, or that pass through to it. */
export const hostKeys = {
  auth: opaque<Config, 'auth'>("How a request's token is found: `jwtOrder`."),
  bin: opaque<Config, 'bin'>("Scripts for Payload's own command. No effect."),
  bodyParser: opaque<Config, 'bodyParser'>('Options of the parser of forms.'),
  compatibility: opaque<Config, 'compatibility'>('Only for MongoDB. No effect.'),
  cors: opaque<Config, 'cors'>(
    'The origins of other sites whose pages may use the API, or `*` for all; by default, none.',
  ),
  csrf: z
    .array(z.string())
    .optional()
    .describe(
      'Other origins from which a signed-in browser may use the API. The address of the panel always may.',
    ),
  db: opaque<Config, 'db'>(
    'The database adapter. No effect: content is in SQLite, or in PostgreSQL with `DATABASE_URL`.',
  ),
  debug: flag('Answers errors with their details.'),
  defaultDepth: count('The depth of relationships where a request names none; 2 by default.'),
  editor: opaque<Config, 'editor'>(
    "The editor of rich text fields without their own: `richText()`, or Payload's `lexicalEditor()`.",
  ),
  experimental: opaque<Config, 'experimental'>("Payload's experimental features."),
  folders: opaque<Config, 'folders'>('Options of folders.'),
  indexSortableFields: flag('Adds an index for every field that can be sorted by.'),
  kv: opaque<Config, 'kv'>('Where Payload keeps small values; by default, in the database.'),
  logger: opaque<Config, 'logger'>('No effect: the log goes to standard error.'),
  loggingLevels: opaque<Config, 'loggingLevels'>(
    'The level at which each kind of error is logged.',
  ),
  maxDepth: count('The maximum depth of relationships; 10 by default.'),
  secret: text(
    'What sessions are signed with, if `STATEROOM_SECRET` is not set: 32 characters or more.',
  ),
  serverURL: text(
    "The site's address, if `STATEROOM_URL` is not set. An address of this machine has no effect.",
  ),
  sharp: opaque<Config, 'sharp'>('No effect: the server has its own.'),
  telemetry: flag('No effect: nothing is ever sent.'),
  typescript: opaque<Config, 'typescript'>(
    'The document types that `stateroom types` writes: `outputFile`, `declare`, `schema`, `postProcess`.',
  ),
}
