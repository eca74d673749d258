@echo off
rem Checks this checkout: see tools/check.py.
setlocal
if not defined PYTHON (
    set "PYTHON=python"
    where py >nul 2>nul && set "PYTHON=py -3"
)
%PYTHON% "%~dp0tools\start.py" test %*
