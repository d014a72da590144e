import { rmSync } from 'node:fs'
import { isLanguage } from '#locales'
import { buildWhatIsStale } from './kit/build-parts.ts'
import { inProject } from './kit/root.ts'
import type { Screen } from './kit/screen.ts'
import { screens } from './kit/screens.ts'
import { stopwatch } from './kit/seconds.ts'
import type { Look, Studio } from './kit/studio.ts'
import { openStudio, takePicture } from './kit/studio.ts'

const desktop = { dir: 'ltr', width: 1280, height: 800 } as const

const looks: readonly Look[] = [
  { ...desktop, name: 'light', theme: 'light', language: 'en' },
  { ...desktop, name: 'dark', theme: 'dark', language: 'de' },
  { ...desktop, name: 'phone', theme: 'light', language: 'en', width: 360, height: 740 },
  { ...desktop, name: 'rtl', theme: 'light', language: 'en', dir: 'rtl' },
]

const inLanguage = (language: string): readonly Look[] =>
  (['light', 'dark'] as const).flatMap((theme) => [
    { ...desktop, name: `${language}-${theme}`, theme, language, width: 1440, height: 900 },
    { ...desktop, name: `${language}-${theme}-phone`, theme, language, width: 360, height: 740 },
  ])

interface Job {
  name: string
  look: Look
  screen: Screen
}

/**
 * `npm run shots`: a picture of every screen in every look, in `shots/`. With words, only of those
 * whose names contain all of them: `npm run shots -- phone edit`. The codes of languages take them in
 * these instead, light and dark, wide and on a phone: `npm run shots -- ja pl edit`.
 */
export async function main(words: string[]): Promise<number> {
  const time = stopwatch()
  const languages = words.filter((word) => isLanguage(word))
  const parts = words.filter((word) => !isLanguage(word))
  const jobs = (languages.length === 0 ? looks : languages.flatMap(inLanguage))
    .flatMap((look) =>
      screens.map((screen) => ({ name: `${look.name}/${screen.name}`, look, screen })),
    )
    .filter(({ name }) => parts.every((part) => name.includes(part)))
  if (words.length === 0) rmSync(inProject('shots'), { recursive: true, force: true })

  await buildWhatIsStale()
  const studio = await openStudio()
  const failures = await takeAll(studio, [...jobs])
  await studio.close()

  for (const failure of failures) console.error(failure)
  console.log(`${jobs.length} screenshots in ${time()}, ${failures.length} failed.`)
  return failures.length === 0 ? 0 : 1
}

/** Two at a time; answers what went wrong on the way to a picture. */
async function takeAll(studio: Studio, jobs: Job[]): Promise<string[]> {
  const failures: string[] = []
  const work = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { name, look, screen } = job
      await takePicture(studio, look, screen).catch((error: unknown) => {
        failures.push(`shots/${name}.png: ${String(error).split('\n', 1)[0]}`)
      })
    }
  }
  await Promise.all([work(), work()])
  return failures
}
