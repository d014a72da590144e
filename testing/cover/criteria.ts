import type { Reaction } from '../explore/moment.ts'

/** One step of a test, or its beginning, as the criteria see it. */
export interface Happening {
  /** Where the machine was: `open.content.clean + open.removal.idle`. */
  place: string
  /** What happened, in words. */
  said: string
  reaction: Reaction
  isRefused: boolean
}

/** What a suite can be asked to cover. A criterion names the targets of one happening. */
export const criteria = {
  /** Visit every place. */
  states: ({ reaction }) => reaction.visited.filter((state) => state !== theRoot),
  /** Hear both answers to every question, in each place where it is asked. */
  guards: ({ place, reaction }) =>
    reaction.asked.map(({ guard, answer }) => `${place}: ${guard} is ${answer}`),
  /** Use every arrow. */
  transitions: ({ reaction }) => arrowsIn(reaction),
  /** Use every arrow with every example, in each place that it leads on from. */
  examples: ({ place, reaction, said }) =>
    arrowsIn(reaction).map((arrow) => `${arrow} in ${place} by ${said}`),
  /** Use every arrow after every arrow, those after each other in one step included. */
  pairs: ({ reaction }, before) => {
    const arrows = arrowsIn(reaction)
    const [first] = arrows
    return [
      ...(before === null || first === undefined ? [] : [sayPair(lastArrow(before), first)]),
      ...arrows.slice(1).map((arrow, index) => sayPair(arrows[index]!, arrow)),
    ]
  },
  /**
   * Try in every place what nothing must react to, be it work or a timer that ends; a reason that
   * a guard gives belongs to it.
   */
  refusals: ({ place, said, reaction }) =>
    reaction.fired.length === 0 && place !== theStart
      ? [[`${place} ignores ${said}`, ...answersIn(reaction)].join(', ')]
      : [],
} satisfies Record<string, Targets>

/** The targets of what happened after something that fired; null: nothing has fired yet. */
export type Targets = (happening: Happening, before: Reaction | null) => readonly string[]

/** What a suite can be asked to cover, by name. */
export type Criterion = keyof typeof criteria

/** Every criterion. */
export const criterionNames = Object.keys(criteria) as Criterion[]

/** What every machine is measured by, whatever its tests were made for. */
export const measuredCriteria = [
  'states',
  'transitions',
  'pairs',
  'refusals',
] as const satisfies readonly Criterion[]

/** Whether steps that must change nothing have to be tried for this. */
export const triesRefusals = (criterion: Criterion): boolean =>
  criterion === 'refusals' || criterion === 'guards'

/** The arrow by which the machine came here: what a pair begins with. */
export const lastArrow = ({ fired }: Reaction): string => fired.at(-1)?.id ?? theStart

export const sayPair = (one: string, next: string): string => `${one} -> ${next}`

/** Where a machine is before it begins. */
export const theStart = 'the start'

const theRoot = ''

const arrowsIn = ({ fired }: Reaction) => fired.map(({ id }) => id)

/** In one order: which region of a parallel state is asked first depends on how the machine came there. */
const answersIn = ({ asked }: Reaction) =>
  asked.map(({ guard, answer }) => `${guard} is ${answer}`).sort()
