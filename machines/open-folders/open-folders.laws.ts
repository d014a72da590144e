import type { Laws, SystemSeen } from '#testing/laws'
import { never, whenever } from '#testing/laws'
import type { foldersMachine } from '../folders/index.ts'
import type { selectionMachine } from '../selection/index.ts'

/** Who says what is chosen of a list, and who moves it. */
export type Parts = {
  folders: typeof foldersMachine
  selection: typeof selectionMachine
}

type Step = SystemSeen<Parts>

const othersMatch = (seen: Step) => seen.event?.type === 'page.changed'
const tells = (type: string) => (seen: Step) =>
  seen.messages.some(({ event, to }) => to === 'outside' && event.type === type)
const emits = (type: string) => (seen: Step) =>
  seen.of.folders.emitted.some((one) => one.type === type)

export const laws: Laws<Parts> = {
  'nobody chooses a folder for all that matched before': never(
    (seen) =>
      othersMatch(seen) &&
      seen.of.folders.is('moving.choosing') &&
      seen.of.folders.now.move?.documents?.kind === 'matching',
  ),
  'a folder is still chosen for documents that were named, and for folders': whenever(
    (seen) =>
      othersMatch(seen) &&
      seen.of.folders.was('moving.choosing') &&
      seen.of.folders.before?.move?.documents?.kind !== 'matching',
    ({ of }) => of.folders.is('moving.choosing'),
  ),
  'what is being moved goes on where others match': never(
    (seen) =>
      othersMatch(seen) &&
      (seen.of.folders.was('moving.running') || seen.of.folders.was('dropping')) &&
      seen.of.folders.is('idle'),
  ),
  'nothing stays chosen that went to another folder': never(
    (seen) =>
      emits('moved')(seen) &&
      seen.of.folders.emitted.some(
        (one) =>
          one.type === 'moved' &&
          one.result.documents.some((id) => seen.of.selection.now.ids.includes(id)),
      ),
  ),
  'what was moved is told': whenever(emits('moved'), tells('moved')),
  'what was deleted is told': whenever(emits('deleted'), tells('deleted')),
  'a move that failed is told': whenever(emits('failed'), tells('failed')),
}
