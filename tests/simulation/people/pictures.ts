import { at } from '#machines/document'
import type { StepName } from '../story/steps.ts'
import type { PictureText } from '../world/picture-text.ts'
import type { Visit } from '../world/visit.ts'
import type { World } from '../world/world.ts'
import { textPath } from '../world/writer.ts'
import type { Action } from './who.ts'
import { onForm } from './who.ts'
import { edit } from './writing.ts'

/** What people do with pictures in a text. */
export const picturing = {
  pastePicture: onForm((world, visit) => take(world, visit, visit.picturesAt(textPath), null)),
  dropPicture: onForm((world, visit) => {
    const text = visit.picturesAt(textPath)
    take(world, visit, text, world.dice.below(Math.max(1, text.writer.length)))
  }),
  pasteInRow: onForm((world, visit) => {
    const rows = at(visit.values, 'layout')
    if (!Array.isArray(rows) || rows.length === 0) return
    const text = visit.picturesAt(`layout.${world.dice.below(rows.length)}.story`)
    take(world, visit, text, null)
  }),
  tendPicture: onForm((world, visit) => void retryPictures(world, visit)),
  removePicture: onForm((world, visit) => {
    const { dice, oracle, story } = world
    const shown = visit.pictureTexts.flatMap((text) => [...text.shown])
    if (shown.length === 0) return
    const [name, picture] = dice.oneOf(shown)
    story.tell(`${visit.tab.name}: removes the place of ${name}`)
    world.edits += 1
    oracle.pictures.removed(visit, name)
    picture?.send({ type: 'user.remove' })
  }),
  breakUploads: (world) => {
    const ms = world.dice.below(60_000)
    world.story.tell(`no file arrives for ${ms} ms`)
    world.uploadsDownUntil = world.clock.now() + ms
  },
  refuseUpload: (world) => {
    world.story.tell('the next file is refused')
    world.server.media.refusals += 1
  },
} satisfies Partial<Record<StepName, Action>>

/** From the clipboard, or from a folder. */
function take(world: World, visit: Visit, text: PictureText, block: number | null): void {
  const { oracle, story } = world
  const name = `${visit.person.email[0]}${world.nextId()}.png`
  const does = () => {
    oracle.pictures.taken(visit, name, () => text.path !== null, text.row)
    text.take(name, block)
  }
  const what = `${block === null ? 'pastes' : 'drops'} ${name} in ${text.path}`
  if (text.path === textPath) {
    edit(world, visit, what, does, 0)
    return
  }
  story.tell(`${visit.tab.name}: ${what}`)
  world.edits += 1
  const changed = oracle.acts(visit, does)
  if (changed.length > 0) story.report(`${visit.tab.name}: ${what}, and changes ${changed}`)
}

/** Tries those again whose upload has failed. Whether any waits for that, or for its file. */
export function retryPictures({ story }: World, visit: Visit): boolean {
  let isAny = false
  for (const text of visit.pictureTexts) {
    if (text.path === null) continue
    // Whoever tries it again looks at its place.
    text.writer
    for (const [name, picture] of text.shown) {
      isAny = true
      if (!picture?.getSnapshot().matches('failed')) continue
      story.tell(`${visit.tab.name}: tries ${name} again`)
      picture.send({ type: 'user.retry' })
    }
  }
  return isAny
}
