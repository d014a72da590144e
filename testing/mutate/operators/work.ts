import type { AnyStateMachine } from 'xstate'
import { partName } from '../../chart/names.ts'
import { pathOf, statesOf } from '../../chart/states.ts'
import type { WrittenState, WrittenWork } from '../../chart/written.ts'
import { listOf, stateAt } from '../../chart/written.ts'
import type { Mutation } from '../mutation.ts'
import { sayState } from './on-arrow.ts'

/** Work that is not begun, or whose success is taken for a failure. */
export const workMutations = (machine: AnyStateMachine): Mutation[] =>
  statesOf(machine).flatMap((state) => {
    const path = pathOf(state)
    const works = listOf<WrittenWork>(stateAt(machine.config as WrittenState, state.path).invoke)
    return works.flatMap((work, index) => {
      const mistake = (operator: string, says: string, others: WrittenWork[]): Mutation => ({
        operator,
        where: path,
        detail: `${index} ${partName(work.src)}`,
        says: `${sayState(path)} ${says}`,
        touches: path,
        change({ config }) {
          stateAt(config, state.path).invoke = works.toSpliced(index, 1, ...others)
        },
      })
      const { onDone, onError, ...rest } = work
      const exchanged = {
        ...rest,
        ...(onError === undefined ? {} : { onDone: onError }),
        ...(onDone === undefined ? {} : { onError: onDone }),
      }
      return [
        mistake('work dropped', `does not begin ${partName(work.src)}.`, []),
        ...(onDone === undefined && onError === undefined
          ? []
          : [
              mistake(
                'done and failed exchanged',
                `takes the success of ${partName(work.src)} for a failure, and the other way round.`,
                [exchanged],
              ),
            ]),
      ]
    })
  })
