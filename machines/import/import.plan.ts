import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './import.laws.ts'
import { importMachine } from './import.machine.ts'
import type { ImportFile, ImportRecord, ImportSource, ImportTally } from './import.types.ts'

const file: ImportFile = { handle: 'the file', name: 'posts.csv', size: 20 }

const source: ImportSource = {
  columns: [
    { name: 'id', sample: '', target: 'id' },
    { name: 'title', sample: 'One', target: 'title' },
    { name: 'Title', sample: 'Two', target: 'title' },
  ],
  lines: 2,
  parts: 2,
  hasDecimalComma: false,
  isTyped: false,
}

const none: ImportTally = { created: 0, changed: 0, unchanged: 0, refused: 0 }

const record: ImportRecord = {
  locale: 'en',
  file,
  source,
  targets: ['id', 'title', null],
  key: 'id',
  mode: 'both',
  attempt: 1,
  ahead: [0, 1],
  gone: 1,
  worthy: [0, 1],
  refusing: [],
  settled: none,
  looked: { ...none, created: 2 },
  done: { ...none, created: 1 },
}

const failures = {
  unreachable: new Problem('server.unreachable'),
  'session ended': new Problem('session.ended'),
}

export const plan: Plan<typeof importMachine> = {
  machine: importMachine,
  laws,
  inputs: { 'told apart by id': { keys: ['id'], stretch: 1 } },
  events: {
    'user.open': { '': { locale: 'en' } },
    'user.choose': { '': { file } },
    'user.match': {
      'the title to the last': { column: 2, target: 'title' },
      'the id out': { column: 0, target: null },
      'the id in': { column: 0, target: 'id' },
      'the title out': { column: 1, target: null },
    },
    'user.setKey': { none: { key: null } },
    'user.setMode': { 'only what is there': { mode: 'update' }, both: { mode: 'both' } },
    'journal.found': { '': { record } },
  },
  // Whoever tries again and again learns nothing new from the second time on.
  within: ({ context: { attempt } }) => attempt < 3,
  outcomes: {
    read: {
      done: { 'two lines': source },
      failed: { empty: new Problem('import.empty') },
    },
    look: {
      done: {
        'a new one': [{ ...none, created: 1 }],
        'one that cannot': [{ ...none, refused: 1 }],
      },
      failed: failures,
    },
    write: {
      done: {
        created: { ...none, created: 1 },
        refused: { ...none, refused: 1 },
      },
      failed: failures,
    },
  },
}
