import { createActor, fromPromise } from 'xstate'
import type { ExportActor } from '#machines/export'
import { exportMachine } from '#machines/export'
import type { ImportActor } from '#machines/import'
import { importMachine } from '#machines/import'
import type { End } from '../kit/follow.ts'
import { endAll } from '../kit/follow.ts'
import type { ListWork, OpenListInput } from './open-list.types.ts'

export const createExport = ({ exporting: work }: ListWork): ExportActor =>
  createActor(
    exportMachine.provide({
      actors: { read: fromPromise(({ input, signal }) => work.read(input, signal)) },
    }),
  )

export const createImport = (
  { keys, stretch }: OpenListInput,
  { importing: work }: ListWork,
): ImportActor =>
  createActor(
    importMachine.provide({
      actors: {
        read: fromPromise(({ input, signal }) => work.read(input, signal)),
        look: fromPromise(({ input, signal }) => work.look(input, signal)),
        write: fromPromise(({ input, signal }) => work.write(input, signal)),
      },
    }),
    { input: { keys, stretch } },
  )

/** A list is written into a file, and a file into a list. */
export const filesToOutside = (
  exporting: ExportActor,
  importing: ImportActor,
  { tell }: ListWork,
): End => endAll(exporting.on('written', tell.exported), importing.on('ended', tell.changed))
