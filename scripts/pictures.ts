import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { buildWhatIsStale } from './kit/build-parts.ts'
import { inProject } from './kit/root.ts'
import { screens } from './kit/screens.ts'
import type { Look } from './kit/studio.ts'
import { openStudio, takePicture } from './kit/studio.ts'

const desktop = { dir: 'ltr', width: 1280, height: 800, language: 'en', onlyWindow: true } as const

const looks: readonly Look[] = [
  { ...desktop, name: 'light', theme: 'light' },
  { ...desktop, name: 'dark', theme: 'dark' },
]

/** The screens that pages show. */
const shown = [
  'dashboard',
  'rich-text',
  'list-filtered',
  'library',
  'import-preview',
  'together-fields',
  'version-compared',
]

/** `npm run pictures`: the pictures of the pages, in `docs/images/`, in both themes. */
export async function main(): Promise<number> {
  await buildWhatIsStale()
  await mkdir(inProject('docs/images'), { recursive: true })
  const studio = await openStudio()
  try {
    for (const look of looks) {
      for (const screen of screens.filter(({ name }) => shown.includes(name))) {
        await takePicture(studio, look, screen)
        await sharp(inProject(`shots/${look.name}/${screen.name}.png`))
          .webp({ quality: 82 })
          .toFile(inProject(`docs/images/${screen.name}-${look.name}.webp`))
      }
    }
  } finally {
    await studio.close()
  }
  console.log(`${looks.length * shown.length} pictures in docs/images`)
  return 0
}
