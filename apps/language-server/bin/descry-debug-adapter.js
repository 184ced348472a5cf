#!/usr/bin/env node
import '../dist/debug-adapter.mjs'
