@echo off
rem Runs ceres from this checkout; the first time, installs it there.
setlocal
if not defined PYTHON (
    set "PYTHON=python"
    where py >nul 2>nul && set "PYTHON=py -3"
)
%PYTHON% "%~dp0tools\start.py" ceres %*
