export { bg as payload } from '@payloadcms/translations/languages/bg'
