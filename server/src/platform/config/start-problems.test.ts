import { describe, expect, it } from 'vitest'
import { explainStartProblem } from './start-problems.ts'

const failed = (message: string, place: object = {}) => Object.assign(new Error(message), place)
const refused = (address: string) => failed('connect ECONNREFUSED', { code: 'ECONNREFUSED', address, port: 5432 })

describe('explainStartProblem', () => {
  it.each([
    // The error of node:net for a host name with several addresses.
    [Object.assign(new AggregateError([refused('::1'), refused('127.0.0.1')]), { code: 'ECONNREFUSED' }), 'Nothing answers at [::1]:5432:'],
    [refused('127.0.0.1'), 'Nothing answers at 127.0.0.1:5432:'],
    [failed('timeout exceeded when trying to connect'), 'The server of DATABASE_URL cannot be reached:'],
    [failed('Connection terminated due to connection timeout'), 'The server of DATABASE_URL cannot be reached:'],
    [failed('connect ETIMEDOUT', { code: 'ETIMEDOUT', address: '10.0.0.1', port: 5432 }), '10.0.0.1:5432 cannot be reached:'],
    [failed('connect EHOSTUNREACH', { code: 'EHOSTUNREACH', address: '10.0.0.1', port: 5432 }), '10.0.0.1:5432 cannot be reached:'],
    [failed('getaddrinfo EAI_AGAIN db', { code: 'EAI_AGAIN', hostname: 'db' }), 'The name db cannot be looked up:'],
    [failed('canceling statement due to statement timeout', { code: '57014' }), 'The server of DATABASE_URL took too long to answer:'],
    [failed('no space left on device, write', { code: 'ENOSPC', syscall: 'write' }), 'The disk of the database is full:'],
    // The same problem from PGlite, then from PostgreSQL.
    [failed('FS error', { name: 'ErrnoError', errno: 51 }), 'The disk of the database is full:'],
    [failed('could not extend file: No space left on device', { code: '53100' }), 'The disk of the database is full:'],
    [failed('read-only file system', { code: 'EROFS', syscall: 'mkdir', path: '/srv/data/x' }), '/srv/data/x cannot be written to:'],
    [failed('FS error', { name: 'ErrnoError', errno: 69 }), 'The data directory cannot be written to:'],
    [failed('permission denied', { code: 'EACCES', syscall: 'open', path: '/srv/data/x' }), '/srv/data/x cannot be written to:'],
    [failed('permission denied', { code: 'EACCES', syscall: 'listen', address: '::1', port: 80 }), 'This user may not listen on [::1]:80:'],
  ])('says of %s what the operator can mend', (error, sentence) => {
    expect(explainStartProblem(error)).toMatch(/^[^\n]+: [^\n]+\.$/)
    expect(explainStartProblem(error)).toContain(sentence)
  })

  it('returns null for a bug, so that its stack is shown', () => {
    expect(explainStartProblem(new TypeError('x is not a function'))).toBeNull()
  })
})
