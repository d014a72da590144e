import type { DocumentWork } from '#machines/open-document'
import { isProblem } from '#problems'
import { renewLocks } from '../../../client/all-locks.ts'
import { readVersions, writeCopy } from '../../../client/copies.ts'
import { readAgain } from '../../../client/documents.ts'
import { changeLock, readLock } from '../../../client/locks.ts'
import { checkBeforePublishing } from '../../../client/preflight.ts'
import { planPublication, readSchedule, removePlan } from '../../../client/schedule.ts'
import { untilIdle } from '../../../kit/idle.ts'
import type { Panel } from '../../../kit/panel.ts'
import { mustBeWritable } from './must-be-writable.ts'
import { commandRunner } from './run-command.ts'
import type { SaveOptions } from './save-work.ts'
import { saveWork } from './save-work.ts'

type RequestOptions = SaveOptions & { panel: Pick<Panel, 'queries'> }

type Requests = Pick<
  DocumentWork,
  'load' | 'save' | 'readAgain' | 'runCommand' | 'schedule' | 'copy' | 'preflight' | 'restoreField'
> & { lock: Omit<DocumentWork['lock'], 'keep'> }

/** All that an open document asks of the server. */
export function requestWork(options: RequestOptions): Requests {
  const { panel, config, entity } = options
  const { http, files, queries } = panel
  const { comparesBase = false, localization } = config
  const hasDrafts = entity.drafts !== null
  return {
    ...saveWork(options),
    readAgain: ({ ref, hasDrafts }) =>
      readAgain(http, ref, hasDrafts).catch(async (thrown) => {
        const hasTrash = 'trash' in entity && entity.trash && isProblem(thrown, 'document.notFound')
        if (!hasTrash || ref.kind === 'global' || ref.inTrash) throw thrown
        return { ...(await readAgain(http, { ...ref, inTrash: true }, hasDrafts)), inTrash: true }
      }),
    runCommand: commandRunner({ http, entity }),
    lock: {
      look: (ref, signal) => readLock(http, ref, signal),
      // Whoever begins to type sees the first letter before the server is asked.
      acquire: async (ref, signal) => {
        await untilIdle()
        return changeLock(http, ref, 'acquire', signal)
      },
      takeOver: (ref, signal) => changeLock(http, ref, 'takeOver', signal),
      // One that cannot be released expires.
      release: (ref) =>
        void changeLock(http, ref, 'release')
          .catch(() => {})
          .then(() => renewLocks(queries)),
    },
    schedule: {
      read: (ref, signal) => readSchedule(http, ref, signal),
      plan: (ref, plan, signal) => planPublication(http, ref, plan, signal),
      remove: (id, signal) => removePlan(http, id, signal),
    },
    copy: {
      read: (ref, locales, signal) => readVersions(http, ref, locales, { hasDrafts, signal }),
      write: (ref, request, signal) =>
        writeCopy(http, ref, request, { files, hasDrafts, comparesBase, signal }),
    },
    preflight: {
      check: (ref, values, signal) => checkBeforePublishing(http, ref, values, signal),
    },
    restoreField: {
      async readVersion(ref, { version }, signal) {
        const { readVersionInForm } = await import('../../../client/versions.ts')
        const isLocalized = localization !== null
        return readVersionInForm(http, { ref, entity, isLocalized }, version, signal)
      },
      mustBeWritable: (place, version) => mustBeWritable(entity.fields, place, version),
    },
  }
}
