import type { AnyActorRef, ExecutableActionObject } from 'xstate'
import { ModelError } from '../model-error.ts'
import { isRecord } from '../objects.ts'

/**
 * What a machine sends to itself arrives later, and as if somebody else had sent it: no step could
 * be told apart from the next. XState has raise for it.
 *
 * @throws {ModelError} `chart.sendsToItself`
 */
export function mustNotSendToItself(
  machine: string,
  self: AnyActorRef,
  { type, params }: ExecutableActionObject,
): void {
  if (type !== 'xstate.sendTo' || !isSending(params) || params.to !== self) return
  throw new ModelError(
    'chart.sendsToItself',
    `${machine} sends "${params.event.type}" to itself, which arrives as if it came from outside. Use raise instead of sendTo.`,
  )
}

const isSending = (params: unknown): params is { to: unknown; event: { type: string } } =>
  isRecord(params) && 'to' in params && 'event' in params
