import type { ScreenName } from '#config-schema'

/**
 * Which scripts of this build a browser has compiled and kept. It keeps what it compiled when it
 * has run a script twice, and says nothing of it; so the visits of each screen are counted, in a
 * cookie. The sign-in is a screen like the others.
 */
export type Visits = ReadonlyMap<string, number>

export type VisitedScreen = ScreenName | 'signIn'

/** After so many visits a browser has kept what it compiled. */
const enough = 2

const monthInSeconds = 2_592_000

/** @param build tells one build from another: what was compiled of an older one is of no use */
export function readVisits(cookie: string | undefined, build: string): Visits {
  const [seen, ...screens] = cookie?.split('/') ?? []
  if (seen !== build) return new Map()
  return new Map(
    screens.flatMap((entry) => {
      const [, screen, times] = /^(\w+)\.(\d)$/.exec(entry) ?? []
      return screen && times ? [[screen, Number(times)]] : []
    }),
  )
}

/** Whether the scripts that are this screen's alone are kept. */
export const hasScreen = (visits: Visits, screen: VisitedScreen): boolean =>
  (visits.get(screen) ?? 0) >= enough

/** Whether the scripts that every screen has are kept. */
export const hasPanel = (visits: Visits): boolean =>
  [...visits.values()].reduce((sum, times) => sum + times, 0) >= enough

/** The cookie's new value after this visit; null: it stays as it is. */
export function countVisit(visits: Visits, screen: VisitedScreen, build: string): string | null {
  if (hasScreen(visits, screen)) return null
  const counted = new Map(visits).set(screen, (visits.get(screen) ?? 0) + 1)
  return [build, ...[...counted].map(([name, times]) => `${name}.${times}`)].join('/')
}

export const visitsCookie = (name: string, value: string, path: string): string =>
  `${name}=${value}; Path=${path}; Max-Age=${monthInSeconds}; HttpOnly; SameSite=Lax`

/** Whether a browser may keep what it compiled of modules, if it is asked in its own way. */
export const isChromium = (headers: Headers): boolean =>
  /Chrome\//.test(headers.get('user-agent') ?? '')
