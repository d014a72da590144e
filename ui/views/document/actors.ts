import type { CopyActor } from '#machines/copy'
import type { DocumentActor } from '#machines/document'
import type { ErrandActor } from '#machines/errand'
import type { HistoryActor } from '#machines/history'
import type { JournalActor } from '#machines/journal'
import type { LockActor } from '#machines/lock'
import type { NewsActor } from '#machines/news'
import type { RecoveryActor } from '#machines/recovery'
import type { ScheduleActor } from '#machines/schedule'
import type { TakeBackActor } from '#machines/take-back'

/** All that lives while a document is on the screen. */
export interface DocumentActors {
  copy: CopyActor
  document: DocumentActor
  errand: ErrandActor
  history: HistoryActor
  journal: JournalActor
  lock: LockActor
  news: NewsActor
  recovery: RecoveryActor
  schedule: ScheduleActor
  takeBack: TakeBackActor
}
