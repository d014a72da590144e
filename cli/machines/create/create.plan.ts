import { Problem } from '#problems'
import type { Plan } from '#testing'
import { always, asks, hears, never, runs, whenever } from '#testing/laws'
import { createMachine } from './create.machine.ts'

const taken = new Problem('create.notEmpty', { details: { path: '/sites/taken' } })
const full = new Problem('output.unwritable', { details: { path: '/sites/site' } })

export const plan: Plan<typeof createMachine> = {
  machine: createMachine,
  inputs: {
    'no flags': { given: {} },
    'a folder': { given: { folder: 'demo' } },
    'a template': { given: { template: 'shop' } },
    languages: { given: { languages: ['en', 'de'] } },
    'all but the folder': { given: { template: 'docs', languages: ['fr'] } },
    'all but the template': { given: { folder: 'demo', languages: ['fr'] } },
    'all but the languages': { given: { folder: 'demo', template: 'docs' } },
    everything: { given: { folder: 'demo', template: 'docs', languages: ['fr'] } },
  },
  events: {
    'user.answer': {
      'a word': { value: ' garden ' },
      'a template': { value: 'magazine' },
      languages: { value: 'pt-BR, de, de' },
      nothing: { value: '   ' },
      'a forbidden character': { value: 'a|b' },
    },
  },
  outcomes: {
    checkFolder: { done: { free: undefined }, failed: { taken } },
    write: { done: { written: undefined }, failed: { full } },
  },
  laws: {
    'what a flag answered stays, unless its folder is taken': always(
      ({ now: { answers, given } }) =>
        (given.template === undefined || given.template === answers.template) &&
        (given.languages === undefined || given.languages === answers.languages),
    ),
    'nothing is written while an answer is wrong': never(
      (seen) => seen.is('writing') && seen.now.problem !== null,
    ),
    'nothing is written without a yes': whenever(asks('write'), hears('user.confirm')),
    'whoever waits waits for what runs': always(
      (seen) =>
        seen.is('writing') === runs('write')(seen) &&
        seen.is('checking') === runs('checkFolder')(seen),
    ),
    'a failure says why': never((seen) => seen.is('failed') && seen.now.problem === null),
    'what failed can be tried again': never(
      (seen) => seen.is('failed') && !seen.can({ type: 'user.confirm' }),
    ),
    'it can always be left': always(
      (seen) => seen.is('written') || seen.is('canceled') || seen.can({ type: 'user.cancel' }),
    ),
    'a project has a language': always(({ now }) => now.answers.languages.length > 0),
    'a folder has a name': always(({ now }) => now.answers.folder.trim() !== ''),
  },
}
