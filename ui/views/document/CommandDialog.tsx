import { useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { TextKey } from '#locales'
import type { DocumentCommand } from '#machines/document-command'
import { isHarmless } from '#machines/document-command'
import type { DocumentActors } from '#machines/open-document'
import { titleOf } from '../../kit/document-title.ts'
import { useFallbackTitle } from '../../kit/fallback-title.ts'
import { later } from '../../kit/later.tsx'
import { useLocale, useLocaleLabel } from '../../kit/locale.ts'
import { ProblemNotice } from '../../kit/ProblemNotice.tsx'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { isFinal } from './is-final.ts'

const UseList = later(async () => (await import('../../uses/UseList.tsx')).UseList)

interface Props {
  actors: Pick<DocumentActors, 'document' | 'command'>
  entity: ClientCollection | ClientGlobal
}

/** Asks before something is done with the whole document, and says why it could not be. */
export function CommandDialog({ actors: { document, command }, entity }: Props) {
  const text = useText()
  const asked = useSelector(command, ({ context }) => context.command)
  const problem = useSelector(command, ({ context }) => context.problem)
  const isRunning = useSelector(command, (state) => state.matches('running'))
  const isIdle = useSelector(command, (state) => state.matches('idle'))
  const { session } = usePanel()
  const isSignedOut = useSelector(session, (state) => state.hasTag('asking'))
  const title = useSelector(document, ({ context }) => titleOf(entity, context.base))
  const id = useSelector(document, ({ context: { ref } }) =>
    ref.kind === 'collection' ? ref.id : null,
  )
  const fallback = useFallbackTitle(entity.slug, title || !asked ? null : id)
  const locale = useLocale()
  const language = useLocaleLabel()(locale ?? '')
  const isOfLanguage =
    asked === 'unpublish' && locale !== null && Boolean(entity.drafts?.eachLanguage)
  const words = asked && (isOfLanguage ? ofLanguage : questions[asked])
  /** Two questions that come at once would hide each other. */
  const isSilent = asked !== null && isHarmless(asked) && (problem === null || isSignedOut)
  const cancel = () => command.send({ type: 'user.cancel' })
  const askInstead = (other: DocumentCommand) => {
    cancel()
    command.send({ type: 'user.ask', command: other })
  }
  return (
    <Dialog
      open={!isIdle && !isSilent}
      onCancel={cancel}
      role="alertdialog"
      title={
        words &&
        text(words.title, {
          title: title || fallback?.title || text('document.untitled'),
          language,
        })
      }
      description={words && text(words.text, { language })}
      actions={
        words && (
          <>
            <Button onClick={cancel}>{text(words.cancel)}</Button>
            {asked === 'trash' && !isRunning && (
              <Button id="delete-forever" kind="danger" onClick={() => askInstead('delete')}>
                {text('trash.forever')}
              </Button>
            )}
            {isOfLanguage && !isRunning && (
              <Button id="unpublish-all" onClick={() => askInstead('unpublishAll')}>
                {text('document.confirmUnpublish.all')}
              </Button>
            )}
            <Button
              kind={asked && isFinal(asked) ? 'danger' : 'primary'}
              busy={isRunning}
              onClick={() => command.send({ type: 'user.confirm' })}
            >
              {text(words.confirm)}
            </Button>
          </>
        )
      }
    >
      {(asked === 'delete' || asked === 'trash') &&
        id !== null &&
        'upload' in entity &&
        entity.upload && (
          <>
            <p>{text('uses.beforeDeleting')}</p>
            <UseList slug={entity.slug} id={id} most={5} />
          </>
        )}
      <ProblemNotice problem={problem} />
    </Dialog>
  )
}

type Question = Record<'title' | 'text' | 'confirm' | 'cancel', TextKey>

const questions: Record<DocumentCommand, Question> = {
  delete: {
    title: 'document.confirmDelete.title',
    text: 'document.confirmDelete.text',
    confirm: 'document.confirmDelete.confirm',
    cancel: 'document.confirmDelete.cancel',
  },
  trash: {
    title: 'document.confirmTrash.title',
    text: 'document.confirmTrash.text',
    confirm: 'document.confirmTrash.confirm',
    cancel: 'document.confirmDelete.cancel',
  },
  restore: restoreFailed(),
  restorePublished: restoreFailed(),
  unpublish: unpublishing('document.confirmUnpublish.confirm'),
  unpublishAll: unpublishing('document.confirmUnpublish.all'),
  revert: {
    title: 'document.confirmRevert.title',
    text: 'document.confirmRevert.text',
    confirm: 'document.confirmRevert.confirm',
    cancel: 'app.cancel',
  },
  duplicate: {
    title: 'document.duplicateFailed.title',
    text: 'document.duplicateFailed.text',
    confirm: 'app.tryAgain',
    cancel: 'app.cancel',
  },
}

function unpublishing(confirm: TextKey): Question {
  return {
    title: 'document.confirmUnpublish.title',
    text: 'document.confirmUnpublish.text',
    confirm,
    cancel: 'app.cancel',
  }
}

/** Where each language has a status of its own. */
const ofLanguage: Question = {
  title: 'document.confirmUnpublish.inLanguage.title',
  text: 'document.confirmUnpublish.inLanguage.text',
  confirm: 'document.confirmUnpublish.confirm',
  cancel: 'app.cancel',
}

function restoreFailed(): Question {
  return {
    title: 'document.restoreFailed.title',
    text: 'document.restoreFailed.text',
    confirm: 'app.tryAgain',
    cancel: 'app.cancel',
  }
}
