import { Problem, toProblemData } from '#problems'
import type { Plan } from '#testing'
import { laws } from './bulk-upload.laws.ts'
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
  laws,
}
