export { CopyDialog } from './copy/CopyDialog.tsx'
export { DifferenceList } from './differences/DifferenceList.tsx'
export { RecoveryReview } from './recovery/RecoveryReview.tsx'
export { ScheduleDialog } from './schedule/ScheduleDialog.tsx'
