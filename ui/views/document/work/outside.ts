import type { ClientCollection, ClientGlobal, SignedInConfig } from '#contracts/admin-config'
import type { TextKey } from '#locales'
import type { DocumentCommand } from '#machines/document-command'
import { isHarmless } from '#machines/document-command'
import type { Outside } from '#machines/open-document'
import { lastVisit } from '../../../client/last-visit.ts'
import { forgetPreferences } from '../../../client/preferences.ts'
import { rememberRecent } from '../../../client/recent-documents.ts'
import { refreshSession } from '../../../client/session.ts'
import { addressesBelow } from '../../../kit/addresses.ts'
import { carriedFrom } from '../../../kit/carried-locale.ts'
import { untilIdle } from '../../../kit/idle.ts'
import type { Panel } from '../../../kit/panel.ts'
import { peopleBefore } from '../../../kit/people.ts'
import { goTo } from '../../../kit/place.ts'
import { refreshConfig } from '../../../kit/refresh-config.ts'
import { textOf } from '../../../kit/text.tsx'
import { toaster } from '../../../parts/toaster.ts'
import { prepareValidation } from '../../../validation/index.ts'
import { labelsAt } from '../differences/labels-at.ts'
import type { DocumentHost } from '../document-host.ts'
import type { MergedSavers } from './merged-savers.ts'

interface Options {
  panel: Panel
  config: SignedInConfig
  entity: ClientCollection | ClientGlobal
  host: DocumentHost
  savers: MergedSavers
  /** Under which its unsaved work is known. */
  key: string
}

/** What the rest of the panel is told by an open document. */
export function outsideOf({
  panel,
  config,
  entity,
  host,
  savers,
  key,
}: Options): Omit<Outside, 'attends' | 'left' | 'fieldRestored'> {
  const { boot, http, navigation, queries, texts } = panel
  const { auth, localization, user } = config
  const { slug } = entity
  const renewLists = () =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(slug) })
  const tell = (title: string) => toaster.create({ title, type: 'info' })

  return {
    unsaved(unsaved) {
      if (unsaved === null) return host.settled(key)
      const leftOut = unsaved.leftOut.map((place) => labelsAt(entity.fields, place, []).join(' › '))
      host.unsaved({ ...unsaved, key, leftOut })
    },
    notSaved: () => host.notSaved(key),
    shown: (id) => {
      rememberRecent(user, { slug, id })
      lastVisit(user)
    },
    // Whoever types will save: the rules are there by then.
    firstEdited: () => void untilIdle().then(() => prepareValidation(config.language)),
    created: host.named,
    async saved({ id }) {
      void forgetPreferences(queries)
      await renewLists()
      if (slug !== auth.collection || String(id) !== String(user.id)) return
      await refreshSession(http, auth).catch(() => {})
      await refreshConfig(panel)
    },
    merged(names, isMine) {
      const fields = names.flatMap((name) => labelsAt(entity.fields, [name], []))
      const [first] = fields
      if (first === undefined) return
      const text = textOf(texts)
      const some = { fields: fields.slice(0, 4) }
      if (isMine) return tell(text('document.mergedMine', some))
      const name = savers.name() ?? text('lock.somebody')
      tell(
        fields.length > 4
          ? text('document.mergedMany', { name, count: fields.length, fields: first })
          : text('document.mergedBy', { name, ...some }),
      )
    },
    rewritten(places) {
      const fields = places.map((place) => labelsAt(entity.fields, place, []).join(' › '))
      tell(textOf(texts)('document.rewritten', { fields: fields.slice(0, 4) }))
    },
    deleted() {
      void renewLists()
      host.deleted()
    },
    commandDone(command, id) {
      const done = toasts[command]
      if (done) tell(textOf(texts)(done))
      if (!isHarmless(command)) return
      void renewLists()
      if (id === null) return
      const carried = carriedFrom(navigation.getSnapshot().context.place.search, localization)
      goTo(navigation, carried(addressesBelow(boot.admin).document(slug, id)))
    },
    copied(locale, count) {
      const known = localization?.locales.find(({ code }) => code === locale)
      tell(textOf(texts)('copy.done', { locale: known?.label ?? locale, count }))
      void renewLists()
    },
    takeOverFailed: ({ code }) => console.error('Error during document takeover:', code),
    goes: host.left,
    people: (document, people) => peopleBefore(document).replace(people),
  }
}

/** What is told when it is done; a save tells of itself. */
const toasts: Partial<Record<DocumentCommand, TextKey>> = {
  delete: 'document.status.deletedHere',
  trash: 'document.trashed',
  restore: 'document.restored',
  restorePublished: 'document.restored',
  duplicate: 'document.duplicated',
}
