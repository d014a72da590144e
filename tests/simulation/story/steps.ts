import type { Random } from '../../kit/machines/random.ts'
import { randomOf } from '../../kit/machines/random.ts'

/** One thing that happens. Its own dice decide all that chance decides until the next one. */
export interface Step {
  what: StepName
  dice: number
  /** ms that go by after it. */
  wait: number
}

/** All that can happen, the likelier the higher the number. */
export const weights = {
  type: 40,
  typeTogether: 4,
  halfType: 4,
  changeRows: 12,
  moveRow: 2,
  undo: 5,
  redo: 3,
  save: 10,
  next: 14,
  recover: 6,
  switchLocale: 3,
  goElsewhere: 3,
  create: 2,
  leave: 2,
  reload: 3,
  closeTab: 1,
  crashTab: 2,
  crashBrowser: 1,
  openTab: 4,
  apiWrites: 5,
  apiDeletes: 0.4,
  apiPublishes: 1,
  bulk: 1,
  anotherSignsIn: 1,
  anotherSignsInBeside: 1,
  signOut: 0.5,
  sessionsEnd: 0.7,
  deploy: 0.5,
  storageFills: 0.7,
  storageEmpties: 1,
  goOffline: 1,
  goOnline: 2,
  storageBreaks: 0.7,
  storageHeals: 1,
  storageIsCleared: 0.3,
  serverRestarts: 1,
  discard: 1,
  revert: 1,
  wait: 8,
} as const

/**
 * What was added later comes between, each time by dice of its own, so that a seed without it tells the
 * story that it always told.
 */
const written = {
  write: 30,
  writeTogether: 4,
  formatWord: 3,
  linkWord: 2,
  embedBlock: 3,
  editBlock: 6,
  cutBlock: 2,
  moveBlock: 4,
  apiWritesText: 3,
  apiReplaces: 0.6,
} as const

const imported = { importFile: 3 } as const

/** What once hid losses: carets and compositions, half-typed values in texts, and answers that lie. */
const tried = {
  writeOn: 30,
  compose: 8,
  halfTypeInText: 6,
  apiWritesTexts: 8,
  beginAndWrite: 4,
  typeGuarded: 8,
  tickClosed: 3,
  changeKind: 0.7,
  loseAnswer: 3,
  repeatAnswer: 3,
} as const

/** Documents in drawers over one another, and people who sign in at one moment. */
const stacked = { openDrawer: 6, closeDrawer: 3, signInTogether: 1 } as const

/** Pictures in texts, while their files are on the way. */
const pictured = {
  pastePicture: 10,
  dropPicture: 5,
  pasteInRow: 5,
  tendPicture: 8,
  removePicture: 3,
  breakUploads: 2,
  refuseUpload: 2,
} as const

export const isOfPictures = (what: StepName): boolean => what in pictured

/** Comments beside documents. */
const commented = {
  comment: 12,
  sendComment: 6,
  discardComment: 1,
  resolveThread: 3,
  deleteComment: 2,
} as const

export const isOfComments = (what: StepName): boolean => what in commented

const added = [written, imported, tried, stacked, pictured, commented]

export type StepName = keyof (typeof weights &
  typeof written &
  typeof imported &
  typeof tried &
  typeof stacked &
  typeof pictured &
  typeof commented)

const all = Object.values(weights).reduce((sum, weight) => sum + weight, 0)

/** What each round has of a step: a round with all of them a little has none of them in a row. */
const shares = [0, 0, 1, 1, 1, 5] as const

/** Without these nothing happens at all. */
const always: ReadonlySet<StepName> = new Set(['type', 'save', 'next', 'recover', 'openTab'])

/** What happens in a round: nothing in it depends on what comes of it, so any part of it is a story, too. */
export const stepsOf = (seed: number, length: number, lists = added.length): Step[] =>
  added
    .slice(0, lists)
    .reduce(
      (steps: Step[], weights, place) => withMore(seed, steps, weights, place),
      plainStepsOf(seed, length),
    )

/** A round with rich texts and imports, and without what was added after them. */
export const writtenStepsOf = (seed: number, length: number): Step[] => stepsOf(seed, length, 2)

function withMore(seed: number, steps: Step[], weights: Weights, place: number): Step[] {
  const random = randomOf(seed + 2 ** (31 - place))
  const mix = mixOf(weights, random)
  // As often as among the others.
  const share = sumOf(mix) / all
  if (share === 0) return steps
  return steps.flatMap((step) => (random.chance(share) ? [step, stepOf(mix, random)] : [step]))
}

/** A round without what was added later. */
export function plainStepsOf(seed: number, length: number): Step[] {
  const random = randomOf(seed)
  const mix = mixOf(weights, random)
  return Array.from({ length }, () => stepOf(mix, random))
}

type Mix = readonly (readonly [StepName, number])[]

type Weights = Partial<Record<StepName, number>>

const mixOf = (weights: Weights, random: Random): Mix =>
  (Object.entries(weights) as [StepName, number][]).map(([name, weight]) => [
    name,
    weight * (always.has(name) ? 1 : random.oneOf(shares)),
  ])

const sumOf = (mix: Mix): number => mix.reduce((sum, [, weight]) => sum + weight, 0)

const stepOf = (mix: Mix, random: Random): Step => ({
  what: drawn(mix, (random.below(1_000_000) / 1_000_000) * sumOf(mix)),
  dice: random.below(2 ** 31),
  wait: random.chance(0.7) ? random.below(400) : random.below(6000),
})

function drawn(mix: Mix, at: number): StepName {
  let left = at
  const found = mix.find(([, weight]) => {
    left -= weight
    return left < 0
  })
  return found?.[0] ?? 'wait'
}
