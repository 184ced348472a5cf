#!/usr/bin/env node
import '../dist/stdio.mjs'
