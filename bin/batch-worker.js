// A worker process of `descry batch`, started under the flags of src/cli/batch/worker-process.ts.
const { join } = require('node:path')

require('./load.js').loadCommand(join(__dirname, '../dist/command'), 'worker')
