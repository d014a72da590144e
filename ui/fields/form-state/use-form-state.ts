import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import type { ClientField } from '#contracts/fields'
import type { DocumentActor, DocumentSnapshot } from '#machines/document'
import type { FormStateActor, Question } from '#machines/form-state'
import { formStateMachine } from '#machines/form-state'
import { readFormState } from '../../client/form-state.ts'
import { usePanel } from '../../kit/panel.ts'
import { fillDefaults } from './fill-defaults.ts'
import { rulesOf } from './rules-of.ts'

/** The seam: what the server decides about this document's fields, kept up with what is typed. */
export function useFormState(
  document: DocumentActor,
  fields: readonly ClientField[],
): FormStateActor {
  const { http, session } = usePanel()
  const formState = useActorRef(
    formStateMachine.provide({
      actors: { ask: fromPromise(({ input, signal }) => readFormState(http, input, signal)) },
    }),
    { input: { rules: rulesOf(fields), question: questionOf(document.getSnapshot()) } },
  )
  useEffect(() => {
    const follow = () => tellChanges(document, formState)
    const following = document.subscribe(follow)
    const filling = formState.on('filled', ({ defaults }) => fillDefaults(document, defaults))
    const renewed = session.on('renewed', () => formState.send({ type: 'session.renewed' }))
    follow()
    return () => {
      following.unsubscribe()
      filling.unsubscribe()
      renewed.unsubscribe()
    }
  }, [document, formState, session])
  return formState
}

const questionOf = ({ context }: DocumentSnapshot): Question => ({
  ref: context.ref,
  base: context.base,
  values: context.values,
  whole: context.whole,
  isRefused: context.problem?.code === 'document.invalid',
})

function tellChanges(document: DocumentActor, formState: FormStateActor): void {
  const { question: before } = formState.getSnapshot().context
  const question = questionOf(document.getSnapshot())
  if (question.base !== before.base) formState.send({ type: 'document.saved', question })
  else if (question.values !== before.values || question.isRefused !== before.isRefused) {
    formState.send({ type: 'document.changed', question })
  }
}
