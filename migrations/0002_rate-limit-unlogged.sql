-- Counts that may begin anew after a crash: no write-ahead log, so no request waits for the disk because it is counted.
ALTER TABLE "rate_limit" SET UNLOGGED;
