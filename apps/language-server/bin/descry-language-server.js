#!/usr/bin/env node
import { run } from '../dist/main.mjs'

run(process.argv.slice(2))
