export { ro as payload } from '@payloadcms/translations/languages/ro'
