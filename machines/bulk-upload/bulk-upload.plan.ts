import { Problem, toProblemData } from '#config-schema'
import type { Plan } from '#testing'
import { bulkUploadMachine } from './bulk-upload.machine.ts'

const [a, b] = [
  { key: 'a', name: 'a.png' },
  { key: 'b', name: 'b.png' },
]

const refused = { name: 'c.exe', problem: toProblemData(new Problem('upload.tooSmall')) }
const problem = toProblemData(new Problem('access.refused'))

export const plan: Plan<typeof bulkUploadMachine> = {
  machine: bulkUploadMachine,
  events: {
    'user.add': {
      two: { files: [a, b], refused: [] },
      none: { files: [], refused: [refused] },
    },
    'user.choose': { 'the second': { key: 'b' }, all: { key: null } },
    'user.remove': { 'the first': { key: 'a' }, 'the second': { key: 'b' } },
    'user.save': { '': { intent: 'save' } },
    'journal.found': { one: { files: [a] } },
    'document.saved': { 'the first': { key: 'a', id: 1 }, 'the second': { key: 'b', id: 2 } },
    'document.refused': { 'the first': { key: 'a', problem }, 'the second': { key: 'b', problem } },
  },
  invariants: {
    'one is saved at a time, and it is there': ({ context: { files, asked } }) =>
      asked === null || files.some(({ key, state }) => key === asked && state !== 'saved'),
    'what is queued is not saved yet': ({ context: { files, queue } }) =>
      queue.every((one) => files.some(({ key, state }) => key === one && state !== 'saved')),
    'only a saved file is a document': ({ context: { files } }) =>
      files.every(({ id, state }) => (id !== null) === (state === 'saved')),
    'only a failed file has a reason': ({ context: { files } }) =>
      files.every(({ problem, state }) => (problem !== null) === (state === 'failed')),
    'a form that is shown belongs to a file': ({ context: { files, chosen } }) =>
      chosen === null || files.some(({ key }) => key === chosen),
    'nothing is kept of what was closed': ({ value, context: { files, asked } }) =>
      value !== 'idle' || (files.length === 0 && asked === null),
    'what is not saved is never closed without a question': (snapshot) =>
      !snapshot.matches('finished') ||
      snapshot.context.files.every(({ state }) => state === 'saved'),
    'a failure can be tried again': (snapshot) =>
      !snapshot.matches('filling') ||
      snapshot.context.asked !== null ||
      !snapshot.context.files.some(({ state }) => state === 'failed') ||
      snapshot.can({ type: 'user.save', intent: 'save' }),
  },
}
