import type {
  AdminConfig,
  ClientCollection,
  ClientGlobal,
  SignedInConfig,
} from '#contracts/admin-config'
import type { DocumentRef } from '#contracts/documents'
import { hasOwnId } from '#contracts/own-ids'
import type { DocumentWork, OpenDocumentInput } from '#machines/open-document'
import { forgetHandedOver, handedOver } from '../../../client/handed-over.ts'
import { keepLock } from '../../../client/kept-lock.ts'
import { hiddenPaths } from '../../../fields/errors/hidden-paths.ts'
import { unknownPaths } from '../../../fields/errors/unknown-paths.ts'
import { fieldsIn } from '../../../fields/errors/use-fields-of.ts'
import { hookedInDocument } from '../../../fields/hooked-values.ts'
import { newId } from '../../../fields/kit/new-id.ts'
import { pendingPictures } from '../../../fields/kit/pending-pictures.ts'
import { wholeValues } from '../../../fields/whole-values.ts'
import { addressesBelow } from '../../../kit/addresses.ts'
import { adminConfigKey } from '../../../kit/config.ts'
import type { Panel } from '../../../kit/panel.ts'
import type { DocumentHost } from '../document-host.ts'
import { startCreation } from './creation.ts'
import { hearPage } from './hear-page.ts'
import { journalWork } from './journal-work.ts'
import { liveLine } from './live-line.ts'
import { heardBy, mergedSavers, savedBeside } from './merged-savers.ts'
import { outsideOf } from './outside.ts'
import { outsidePort } from './outside-port.ts'
import { ownSavesOf } from './own-saves.ts'
import { pageBelow } from './page-below.ts'
import { requestWork } from './request-work.ts'
import type { InitialData } from './save-work.ts'
import { uploadSource } from './upload-source.ts'

interface Options {
  panel: Panel
  config: SignedInConfig
  entity: ClientCollection | ClientGlobal
  reference: DocumentRef
  initial?: InitialData | undefined
  host: DocumentHost
  /** The form on the page, while there is one. */
  form: () => HTMLElement | null
}

/** One document over the client, the browser and the panel. */
export function documentWork(options: Options): { input: OpenDocumentInput; work: DocumentWork } {
  const { panel, config, entity, reference, initial, host, form } = options
  const { live, navigation, queries, session } = panel
  const { uploads } = panel.files
  const { user } = config
  const hasDrafts = entity.drafts !== null
  const isInTrash = reference.kind === 'collection' && reference.inTrash === true
  const ownSaves = ownSavesOf()
  const line = liveLine(live, ownSaves)
  const creation = startCreation()
  const requests = requestWork({ panel, config, entity, initial, creation, ownSaves })
  const path: DocumentWork['path'] = {
    now: () => navigation.getSnapshot().context.place.path,
    of: (ref) => addressesBelow(panel.boot.admin).ofDocument(ref),
  }
  const fieldsNow = () => fieldsIn(queries.getQueryData<AdminConfig>(adminConfigKey), reference)
  const below = host.started ? pageBelow(navigation, host.started) : null
  const savers = mergedSavers()
  const outside = outsideOf({ ...options, savers, key: newId() })
  return {
    input: {
      ref: reference,
      hasDrafts,
      autosaveMs: entity.drafts?.autosave ?? null,
      whole: wholeValues(entity.fields),
      hooked: hookedInDocument(config, entity),
      ...(hasOwnId(entity) && { namedByHand: true as const }),
      fields: entity.fields,
      locks: entity.locks === true,
      schedules: entity.drafts?.schedule === true && !isInTrash,
      wanted: isInTrash ? null : handedOver(user, reference),
    },
    work: {
      ...requests,
      save: savedBeside(savers, requests.save),
      lock: {
        ...requests.lock,
        keep: (ref) => keepLock(navigation, path.of(ref), () => requests.lock.release(ref)),
      },
      journal: journalWork(panel.journal, config, reference, creation, {
        over: () => below?.now() ?? null,
        kept: host.kept ?? null,
      }),
      unknownFields: (paths) => unknownPaths(paths, fieldsNow()),
      hiddenPaths: (values, paths) => hiddenPaths(values, paths, fieldsNow()),
      ...(uploads && { uploads: uploadSource(uploads) }),
      pictures: pendingPictures,
      path,
      hear: outsidePort((tell) => {
        const renewed = session.on('renewed', () => tell({ type: 'session.renewed' }))
        const saveWanted = host.onSaveWanted(() => tell({ type: 'page.saveWanted' }))
        const others = line.hear(heardBy(savers, tell))
        const ends = [hearPage(tell, form), others, renewed.unsubscribe, saveWanted]
        if (below) ends.push(below.hear(tell))
        return () => {
          for (const end of ends) end()
        }
      }),
      tell: {
        ...outside,
        created(id) {
          creation.end()
          outside.created(id)
        },
        shown: (id) => {
          if (!isInTrash) outside.shown(id)
        },
        fieldRestored: () => forgetHandedOver(user, reference),
        attends: line.attend,
        left: (ref, end) => panel.lastSaves.add(ref, end),
      },
      clock: {
        now: () => Date.now(),
        setTimeout: (does, ms) => setTimeout(does, ms),
        clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
      },
    },
  }
}
