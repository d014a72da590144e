import type { FieldAccess, PayloadRequest } from 'payload'
import type { DocumentData, Json } from '#contracts/documents'
import type { BrokenRule, FieldState, FormState, RuleName } from '#contracts/form-state'
import type { Verdict } from './looks-at-document.ts'
import { verdictOf } from './looks-at-document.ts'

/** One question while it is answered: what is known of the document, and what was decided so far. */
export class Asking {
  readonly fields: Record<string, FieldState> = {}
  readonly defaults: Record<string, Json> = {}
  readonly broken: BrokenRule[] = []
  private readonly verdicts = new Map<FieldAccess, Verdict>()

  constructor(
    readonly req: PayloadRequest,
    readonly document: {
      id: string | number | undefined
      collectionSlug: string | undefined
      operation: 'create' | 'update'
      data: DocumentData
      stored: DocumentData | null
      skipsValidation: boolean
    },
  ) {}

  /** Adds to what is known of a field. */
  tell(key: string, state: FieldState): void {
    this.fields[key] = { ...this.fields[key], ...state }
  }

  /** What a function of the site says; where it breaks, that is told and the field is as without it. */
  async hear<Answer>(
    path: Path,
    rule: RuleName,
    otherwise: Answer,
    ask: () => Answer | Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await ask()
    } catch (thrown) {
      this.broken.push({ path: path.join('.'), rule })
      this.req.payload.logger.error({ err: thrown, msg: `${rule} of ${path.join('.')} failed.` })
      return otherwise
    }
  }

  /** What a rule says to everybody's document: asked once, however many rows there are. */
  verdict(rule: FieldAccess): Verdict {
    const known = this.verdicts.get(rule) ?? verdictOf(rule, this.req)
    this.verdicts.set(rule, known)
    return known
  }

  get answer(): FormState {
    const { fields, defaults, broken } = this
    return { fields, defaults, broken }
  }
}

export type Path = readonly (string | number)[]
