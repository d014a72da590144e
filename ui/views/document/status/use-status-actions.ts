import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { TextKey } from '#locales'
import type { DocumentActors, NextAction, SaveStatus } from '#machines/open-document'
import { useShowErrors } from '../../../fields/errors/use-reveal-errors.ts'
import { useChooseLocale, useLocaleLabel } from '../../../kit/locale.ts'
import { pageOnSite } from '../../../kit/page-on-site.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
import { openWindow } from '../../../parts/new-window.ts'

export interface StatusAction {
  label: string
  act: () => void
}

/** The buttons of the line: what has its own place on the screen is left out. */
export function useStatusActions(
  { command, document, lock, remoteChanges }: DocumentActors,
  { preview }: ClientCollection | ClientGlobal,
  { actions, reason }: SaveStatus,
): readonly StatusAction[] {
  const text = useText()
  const { boot, session } = usePanel()
  const showErrors = useShowErrors(document)
  const chooseLocale = useChooseLocale()
  const labelOf = useLocaleLabel()
  const saveAgain = () =>
    document.send({ type: 'user.save', intent: document.getSnapshot().context.intent })

  const { locale, paths } = 'locale' in reason ? reason : { locale: '', paths: [] as const }
  const language = labelOf(locale)
  const goOn = () => {
    const { ref } = document.getSnapshot().context
    chooseLocale(locale, { ref, path: paths[0] ?? '' })
  }

  const view = () => openWindow(pageOnSite(boot.api, document.getSnapshot().context.ref))

  const buttons: Partial<Record<NextAction, [TextKey, () => void]>> = {
    retry: [reason.code === 'offline' ? 'document.tryNow' : 'app.tryAgain', saveAgain],
    showErrors: ['document.show', showErrors],
    switchLanguage: ['app.switchLanguage', goOn],
    reload: ['document.reload', () => location.reload()],
    signIn: ['access.signIn', () => session.send({ type: 'server.sessionEnded' })],
    compare: ['document.newer.compare', () => remoteChanges.send({ type: 'user.compare' })],
    takeIn: ['document.newer.takeIn', () => remoteChanges.send({ type: 'user.takeIn' })],
    takeOver: ['lock.takeOver', () => lock.send({ type: 'user.takeOver' })],
    discardRestored: ['recovery.discard', () => document.send({ type: 'user.revert' })],
    restore: ['bulk.action.restore', () => command.send({ type: 'user.ask', command: 'restore' })],
    ...(preview?.page && { viewOnSite: ['preview.viewOnSite', view] }),
    recreate: ['document.recreate', () => document.send({ type: 'user.recreate' })],
  }
  return actions.flatMap((action) => {
    const [label, act] = buttons[action] ?? []
    return label && act ? [{ label: text(label, { language }), act }] : []
  })
}
